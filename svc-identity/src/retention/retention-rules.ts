import { year } from '@plenary/service-kit/retention';
import { day } from '../sessions/session-rules.ts';

/** Kept after the last use of an account, and after a signup that was never completed (spec/booking.md §9). Milliseconds. */
export const keptAfterUse = 3 * year;
export const keptInactive = 2 * year;
/** For used or expired links: long enough to look into a complaint. */
export const keptLinks = 30 * day;

interface Account {
  role: 'customer' | 'staff' | 'admin';
  isActive: boolean;
  createdAt: number;
  lastSeenAt: number | null;
}

/** Whether an account is to be erased now: staff accounts are closed by people, not by time. */
export const isDueToErase = ({ role, isActive, createdAt, lastSeenAt }: Account, now: number): boolean =>
  role === 'customer' && now - Math.max(createdAt, lastSeenAt ?? 0) >= (isActive ? keptAfterUse : keptInactive);
