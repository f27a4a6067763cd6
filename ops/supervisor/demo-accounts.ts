type Environment = Readonly<Record<string, string | undefined>>;

/** Seed of the services: the demo by default, and nothing in production. */
export const seedOf = ({ SEED, NODE_ENV }: Environment): string => SEED ?? (NODE_ENV === 'production' ? 'none' : 'demo');

/** The terminal's text on the demo's accounts (svc-identity/src/demo); empty if there are none. */
export const demoAccounts = (url: string, environment: Environment): string =>
  seedOf(environment) !== 'demo'
    ? ''
    : `  Demo accounts, password demo-password-2026:
    claire@atelier-nord.example    customer
    hugo@grand-compte.example      customer with a framework contract, 10 %
    staff@comet.example            staff
    admin@comet.example            admin
  Mails: ${url}/dev/mailbox
`;
