type Environment = Readonly<Record<string, string | undefined>>;

/** What the services are seeded with: the demo unless it is said otherwise, and nothing in production. */
export const seedOf = ({ SEED, NODE_ENV }: Environment): string => SEED ?? (NODE_ENV === 'production' ? 'none' : 'demo');

/** What a terminal shows of the demo's accounts (svc-identity/src/demo); nothing where there are none. */
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
