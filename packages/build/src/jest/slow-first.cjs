const { default: Sequencer } = require('@jest/test-sequencer');

// Their size does not tell how long these take: many runs, many customers at once, services that are killed, or a Chromium.
const slow = /(\.model|race|fuzz|crash|broken-off|killed-process|properties|create-printer|endpoint-tables|routes)\.test\.tsx?$/;

/** Slow files first, so that no worker is left with one of them at the end; each half as jest orders it. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => slow.test(path)), ...sorted.filter(({ path }) => !slow.test(path))];
  }
};
