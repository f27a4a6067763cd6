import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actorTokens } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { fileFolder } from '@plenary/service-kit/file-store';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { bookingApp } from '../app.ts';
import { type BookingDeps, bookingDeps } from '../deps.ts';

/** Monday 14 September 2026, 08:00 UTC. */
export const testNow = Date.UTC(2026, 8, 14, 8);

/** A svc-booking of its own on a given database: the app, its deps, and a clock that can be set. */
export const bookingWorld = (
  database: Database,
  overrides: Partial<
    Pick<
      BookingDeps,
      | 'hasCarbonFootprint'
      | 'isPublicEmail'
      | 'wantedEvents'
      | 'documents'
      | 'handToCrm'
      | 'prices'
      | 'roomFinder'
      | 'holdCredits'
      | 'findCustomer'
      | 'findColleague'
      | 'optionLimits'
      | 'rates'
      | 'newId'
      | 'surveyedDays'
      | 'toldSupplements'
      | 'pictures'
      | 'settlement'
      | 'companyRegisters'
      | 'geocoder'
      | 'hostedPicture'
    >
  > = {},
) => {
  const clock = { now: testNow };
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const deps = bookingDeps({
    database,
    now: () => clock.now,
    newId,
    prices: { administrationFeesPercent: 3, depositPercent: 70 },
    hasCarbonFootprint: false,
    salesEmail: 'sales@comet.example',
    brandName: 'Comet',
    publicUrl: 'https://book.example',
    isPublicEmail: async () => false,
    pictures: fileFolder(path.join(tmpdir(), `plenary-pictures-${randomUUID()}`)),
    ...overrides,
  });
  const app = bookingApp(deps, {
    logger: createLogger({ service: 'test', level: 'silent' }),
    tokens: actorTokens({ secret: testSecret }),
    health: {},
  });
  return { app, deps, clock };
};
