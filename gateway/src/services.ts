/** Which service owns a call: the first row whose pattern matches. */
export const services = [
  {
    name: 'survey',
    pattern: /^\/api\/(meeting-events|staff\/(surveys|meeting-scientists|crm-faults|parked-events|audit-trail|retention))(\/|$)/,
  },
  { name: 'documents', pattern: /^\/api\/(quotes\/[^/]+\/pdf|test-pdf(\/document)?)$/ },
  { name: 'booking', pattern: /^\/api\/personal-data\/(bookings|ahead)$/ },
  { name: 'survey', pattern: /^\/api\/personal-data\/events$/ },
  {
    name: 'identity',
    pattern:
      /^\/api\/(identify-email|login|logout|signup|user-info|me|reset-password|google|microsoft|sso|second-factor|sessions|accounts)(\/|$)/,
  },
  {
    name: 'booking',
    pattern:
      /^\/api\/(available-venues|buildings|calendars|demands|quote|quotes|create-big-event-demand|referentials|planning|sales-desk)(\/|$)/,
  },
] as const;

/** Calls of other services that wait for a document to be printed. */
export const waitsForPrinting = (pathname: string): boolean => /^\/api\/quotes\/[^/]+\/signature\/(document|certificate)$/.test(pathname);

export type ServiceName = (typeof services)[number]['name'];
export const serviceNames = [...new Set(services.map(({ name }) => name))];
/** As they are built and released. */
export const serviceParts = serviceNames.map((name) => `svc-${name}`);
/** Origins of the copies of each service. */
export type ServiceAddresses = Readonly<Record<ServiceName, readonly string[]>>;

export const serviceOf = (pathname: string): ServiceName | undefined => services.find(({ pattern }) => pattern.test(pathname))?.name;
