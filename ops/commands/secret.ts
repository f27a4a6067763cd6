import { makeSecret } from '@plenary/service-kit/made-secret';

/** `npm run -s secret`: a new secret for `ACTOR_SECRET` or `IDENTITY_SECRET`. */
process.stdout.write(`${makeSecret()}\n`);
