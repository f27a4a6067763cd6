// A busy machine may take longer than the library's default of one second.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });

// An unexpected console.error fails the test: React and react-aria report through it.
const problems = [];
const original = console.error;
beforeEach(() => {
  problems.length = 0;
  console.error = (...parts) => {
    problems.push(parts.map(String).join(' '));
    original(...parts);
  };
});
afterEach(() => {
  console.error = original;
  if (problems.length > 0) throw new Error(`console.error was called:\n${problems.join('\n')}`);
});

// jsdom lays nothing out: whatever is observed counts as seen at once.
globalThis.IntersectionObserver = class {
  constructor(tell) {
    this.tell = tell;
  }
  observe(target) {
    this.tell([{ target, isIntersecting: true }], this);
  }
  disconnect() {}
};

// jsdom has no width either: no media query holds.
globalThis.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
