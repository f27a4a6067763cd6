process.env.TZ = 'UTC';

// A test without an expectation cannot fail. No test is retried: an intermittent failure is a fault.
beforeEach(() => expect.hasAssertions());
