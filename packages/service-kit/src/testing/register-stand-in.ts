import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../serve.ts';

/** `hangs`: never answers. */
type Fate = 'hangs' | { status: number; body: string };

const frenchSeat = {
  siret: '73282932000074',
  adresse: '12 BIS RUE DES LILAS 59000 LILLE',
  complement_adresse: null,
  numero_voie: '12',
  indice_repetition: 'BIS',
  type_voie: 'RUE',
  libelle_voie: 'DES LILAS',
  code_postal: '59000',
  libelle_commune: 'LILLE',
  libelle_cedex: null,
  code_cedex: null,
  code_pays_etranger: null,
  etat_administratif: 'A',
};
const french = {
  siren: '732829320',
  nom_complet: 'ATELIER NORD (NORD)',
  nom_raison_sociale: 'ATELIER NORD',
  sigle: 'NORD',
  etat_administratif: 'A',
  statut_diffusion: 'O',
  siege: frenchSeat,
};

/** VIES and the French register on this machine, as they answer over their public interfaces; `fates` go before. */
export const startRegisters = async () => {
  const asked: { path: string; body: unknown }[] = [];
  const fates: Fate[] = [];
  const companies: object[] = [french];
  const valid: Record<string, { name: string; address: string }> = {
    FR44732829320: { name: 'SAS ATELIER NORD', address: '12 BIS RUE DES LILAS\nBATIMENT C\n59000 LILLE' },
    BE0403170701: { name: 'SA Exemple', address: 'Rue de la Loi 16\n1000 Bruxelles' },
    ESA28015865: { name: '---', address: '---' },
  };
  const checkVat = ({ countryCode, vatNumber }: { countryCode: string; vatNumber: string }) => {
    const company = valid[`${countryCode}${vatNumber}`];
    const { name, address } = company ?? { name: '---', address: '---' };
    return { countryCode, vatNumber, requestDate: '2026-09-14T08:00:00.000Z', valid: !!company, requestIdentifier: '', name, address };
  };
  const search = (q: string | null) => {
    const results = companies.filter((one) => (one as { siren: string }).siren === q);
    return { results, total_results: results.length, page: 1, per_page: 1, total_pages: results.length };
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://register');
    const sent = await text(request);
    const body = sent === '' ? undefined : JSON.parse(sent);
    asked.push({ path: request.url ?? '', body });
    const answer = (status: number, told: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(told);
    const fate = fates.shift();
    if (fate === 'hangs') return;
    if (fate) return answer(fate.status, fate.body);
    if (request.method === 'POST' && pathname === '/vies/check-vat-number') return answer(200, JSON.stringify(checkVat(body)));
    if (request.method === 'GET' && pathname === '/french/search') return answer(200, JSON.stringify(search(searchParams.get('q'))));
    return answer(404, '{}');
  });
  const { port, stop } = await listen(server, { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${port}`;
  return { asked, fates, companies, frenchSeat, french, vatUrl: `${url}/vies`, sirenUrl: `${url}/french`, stop: () => stop(0) };
};
