import { day, expiryOf, hour, isDueToSlide, isLive, minute } from './session-rules.ts';

// Covers B-G10.

const opened = (role: 'customer' | 'staff' | 'admin', at = 0) => ({
  createdAt: at,
  lastSeenAt: at,
  expiresAt: expiryOf({ createdAt: at, now: at, role }),
});

describe('how long a session lives', () => {
  it('30 days after its last use for a customer, and 90 days at most', () => {
    const session = opened('customer');
    expect(isLive(session, 'customer', 30 * day - 1)).toBe(true);
    expect(isLive(session, 'customer', 30 * day)).toBe(false);
    expect(expiryOf({ createdAt: 0, now: 59 * day, role: 'customer' })).toBe(89 * day);
    expect(expiryOf({ createdAt: 0, now: 89 * day, role: 'customer' })).toBe(90 * day);
  });

  it.each(['staff', 'admin'] as const)('30 minutes after its last use, and 12 hours at most, for %s', (role) => {
    expect(isLive(opened(role), role, 30 * minute - 1)).toBe(true);
    expect(isLive(opened(role), role, 30 * minute)).toBe(false);
    expect(expiryOf({ createdAt: 0, now: 12 * hour - minute, role })).toBe(12 * hour);
  });

  it('as a staff session from the moment a customer becomes staff', () => {
    expect(isLive(opened('customer'), 'staff', hour)).toBe(false);
  });

  it('costs a customer one write an hour, staff one a minute', () => {
    expect(isDueToSlide(opened('customer'), 'customer', hour - 1)).toBe(false);
    expect(isDueToSlide(opened('customer'), 'customer', hour)).toBe(true);
    expect(isDueToSlide(opened('staff'), 'staff', minute)).toBe(true);
  });
});
