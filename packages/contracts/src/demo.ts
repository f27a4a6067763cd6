/** People and quotes of the demo whose ids several services' demo data share. Accounts: svc-identity/src/demo. */

const person = (number: number, email: string, firstname: string, lastname: string) => ({
  userId: `7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e0${number}`,
  email,
  firstname,
  lastname,
  phone: `+3314200000${number - 1}`,
});

export const demoPeople = {
  claire: person(1, 'claire@atelier-nord.example', 'Claire', 'Martin'),
  hugo: person(2, 'hugo@grand-compte.example', 'Hugo', 'Lefèvre'),
  samia: person(3, 'staff@comet.example', 'Samia', 'Benali'),
  adrien: person(4, 'admin@comet.example', 'Adrien', 'Moreau'),
  /** Signed up and never set a password. */
  ines: person(5, 'inactive@atelier-nord.example', 'Inès', 'Dubois'),
} as const;

const two = (number: number) => String(number).padStart(2, '0');

export const demoQuoteId = (number: number): string => `d00000${two(number)}-0000-4000-8000-0000000000${two(number)}`;
