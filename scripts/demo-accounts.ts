/** What a terminal shows of the demo's accounts (svc-identity/src/demo). */
export const demoAccounts = (url: string): string => `  Demo accounts, password demo-password-2026:
    claire@atelier-nord.example    customer
    hugo@grand-compte.example      customer with a framework contract, 10 %
    staff@comet.example            staff
    admin@comet.example            admin
  Mails: ${url}/dev/mailbox
`;
