const { default: Sequencer } = require('@jest/test-sequencer');

// Their size says nothing about their duration: many runs, many customers at once, killed services, or a Chromium.
const slow = /(\.model|race|fuzz|crash|broken-off|killed-process|properties|create-printer|endpoint-tables|routes)\.test\.tsx?$/;

/** Slow files first, so that no worker ends with one of them; each half in jest's order. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => slow.test(path)), ...sorted.filter(({ path }) => !slow.test(path))];
  }
};
