/**
 * Journeys share a few customers and run at once: the limits of one customer are not for them, and a process that keeps a busy machine
 * waiting does not hang, nor does a call fail that it takes seconds for. Journeys about limits set their own.
 */
export const journeyLimits = {
  OPTIONS_PER_USER: '200',
  OPTIONS_PER_COMPANY: '1000',
  OPTIONS_PER_COMPANY_AND_DAY: '200',
  SEARCHES_PER_USER: '100000/1000000',
  QUOTES_PER_USER: '100000/1000000',
  OPTION_CALLS_PER_USER: '100000/1000000',
  HANG_SECONDS: '90',
  CALL_SECONDS: '20',
};
