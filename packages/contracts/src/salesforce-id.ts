export const salesforceIdPattern = /^(?=.*\d)(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/;

/**
 * A Salesforce id in its form of 15 characters: of 15 or 18 letters and digits with at least one digit (spec/booking.md §3). The last three
 * of 18 only repeat which letters are capital. Null for anything else.
 */
export const normaliseSalesforceId = (text: string): string | null => (salesforceIdPattern.test(text) ? text.slice(0, 15) : null);
