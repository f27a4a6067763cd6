import type { ScientistRecord } from '../scientists/scientist-record.ts';
import portraits from './portraits.json' with { type: 'json' };

interface DemoScientist extends ScientistRecord {
  id: string;
  venueIds: readonly string[];
  /** WebP as base64. */
  portrait: string;
}

/** Ids of svc-booking's demo venues. */
const venueIds = { coeurDefense: 'a0V2p00000Qr119', louise: 'a0V2p00000Qr201', palaceteAlmagro: 'a0V2p00000Qr301' };

/** The first is the default one. Their portraits are drawn: they show nobody. */
export const demoScientists: readonly DemoScientist[] = [
  {
    id: '5c1e0000-0000-4000-8000-000000000001',
    firstName: 'Nadia',
    lastName: 'Keller',
    email: 'nadia.keller@comet.example',
    phoneNumber: '+33 1 42 00 10 01',
    avatarUrl: null,
    languages: ['fr', 'en'],
    portrait: portraits.nadia,
    venueIds: [],
  },
  {
    id: '5c1e0000-0000-4000-8000-000000000002',
    firstName: 'Thomas',
    lastName: 'Arnaud',
    email: 'thomas.arnaud@comet.example',
    phoneNumber: '+33 1 42 00 10 02',
    avatarUrl: null,
    languages: ['fr', 'en', 'es'],
    portrait: portraits.thomas,
    venueIds: [venueIds.coeurDefense],
  },
  {
    id: '5c1e0000-0000-4000-8000-000000000003',
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: 'lotte.peeters@comet.example',
    phoneNumber: '+32 2 200 10 03',
    avatarUrl: null,
    languages: ['nl', 'fr', 'en'],
    portrait: portraits.lotte,
    venueIds: [venueIds.louise],
  },
  {
    id: '5c1e0000-0000-4000-8000-000000000004',
    firstName: 'Carmen',
    lastName: 'Ibáñez',
    email: 'carmen.ibanez@comet.example',
    phoneNumber: '+34 910 000 004',
    avatarUrl: null,
    languages: ['es', 'en'],
    portrait: portraits.carmen,
    venueIds: [venueIds.palaceteAlmagro],
  },
];
