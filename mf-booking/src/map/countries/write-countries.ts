// Run after an update of world-atlas: npm run countries -w mf-booking
import { writeFileSync } from 'node:fs';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };
import { type CountriesTopology, pickCountries } from './pick-countries.ts';

writeFileSync(new URL('countries.geo.json', import.meta.url), `${JSON.stringify(pickCountries(world as unknown as CountriesTopology))}\n`);
