import { ownedBy } from '@plenary/contracts/endpoints';
import { specOf } from '@plenary/contracts/registry';
import { describeService } from '@plenary/http/contract/service-document';
import { createImplement } from '@plenary/http/implement';
import { type PlaceFinders, permitStaff } from '@plenary/http/permit-staff';
import { actorGates } from '@plenary/service-kit/actor';
import { createService, type ServiceOptions } from '@plenary/service-kit/create-service';
import type { Hono } from 'hono';
import type { DocumentsDeps } from './deps.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';
import { samplesRoutes } from './samples/samples.routes.ts';
import { sheetRoutes } from './sheet/sheet.routes.ts';
import { signingRoutes } from './signing/signing.routes.ts';
import { statementRoutes } from './statement/statement.routes.ts';
import { supplementsRoutes } from './supplements/supplements.routes.ts';

/** A quote of ten full days, with its venue's pictures. */
const maxBodyBytes = 1_000_000;

/** svc-booking, which a call about a deal asks in its caller's name, knows where the deal is and refuses. */
const placeFinders: PlaceFinders = { deal: async () => [] };

export const documentsApp = (deps: DocumentsDeps, options: ServiceOptions): Hono => {
  const app = createService({ ...options, maxBodyBytes });
  const implement = createImplement({ app, gates: actorGates, specOf, permit: permitStaff(placeFinders) });
  quotesRoutes(implement, deps);
  samplesRoutes(implement, deps);
  signingRoutes(implement, deps);
  sheetRoutes(implement, deps);
  statementRoutes(implement, deps);
  supplementsRoutes(implement, deps);
  describeService(app, { owned: ownedBy('documents') });
  return app;
};
