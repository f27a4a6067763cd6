process.env.TZ = 'UTC';

// A test without an expectation cannot fail. No test is retried: an intermittent failure is a fault.
const { testPath } = expect.getState();
// Its table of endpoints makes 154 tests without expectations; each is to become a list of faults.
if (!testPath.endsWith('endpoint-tables.test.ts')) beforeEach(() => expect.hasAssertions());
