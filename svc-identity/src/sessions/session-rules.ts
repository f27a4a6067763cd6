import type { Role } from '../db/tables.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

interface Session {
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
}

/** Customers: 30 days after the last use, 90 days at most. Staff: 30 minutes and 12 hours (design: server-rules §4). Milliseconds. */
const limitsOf = (role: Role) =>
  role === 'customer' ? { idle: 30 * day, total: 90 * day, slideEvery: hour } : { idle: 30 * minute, total: 12 * hour, slideEvery: minute };

/** Instant at which a session ends that is used now. */
export const expiryOf = ({ createdAt, now, role }: { createdAt: number; now: number; role: Role }): number => {
  const { idle, total } = limitsOf(role);
  return Math.min(now + idle, createdAt + total);
};

/** By the current role: a user who became staff has no customer's session any more. */
export const isLive = (session: Session, role: Role, now: number): boolean =>
  now < Math.min(session.expiresAt, expiryOf({ createdAt: session.createdAt, now: session.lastSeenAt, role }));

/** Whether the use of a session is worth a write. */
export const isDueToSlide = (session: Session, role: Role, now: number): boolean => now - session.lastSeenAt >= limitsOf(role).slideEvery;
