import type { Guest, GuestList } from '@plenary/contracts/guests.schemas';

const idOf = (number: number) => `5d0f6f0e-0f3c-4f0b-9a53-${String(number).padStart(12, '0')}`;

export const makeGuest = (number: number, fields: Partial<Guest> = {}): Guest => ({
  id: idOf(number),
  email: `invite${number}@nord.example`,
  firstname: 'Paul',
  lastname: `Roux ${number}`,
  company: 'Atelier Nord',
  phone: '',
  version: 1,
  state: 'listed',
  ...fields,
});

export const paul = makeGuest(1, { email: 'paul@nord.example', lastname: 'Roux', state: 'sent' });
export const anne = makeGuest(2, { email: 'anne@nord.example', firstname: 'Anne', lastname: 'Dumas', phone: '+33142000001' });

const longName = 'Maximiliana-Alexandrina von und zu Hohenzollern-Sigmaringen';

/** A guest in every state, one without a name and one with a long one. */
export const makeGuestList = (fields: Partial<GuestList> = {}): GuestList => ({
  mode: 'CALENDAR',
  isClosed: false,
  guests: [
    anne,
    makeGuest(3, { firstname: longName, lastname: '', email: `${'tres.longue.adresse.'.repeat(3)}x@nord.example`, state: 'failed' }),
    makeGuest(4, { firstname: '', lastname: '', company: '', state: 'sent' }),
    paul,
  ],
  ...fields,
});
