import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The features of the shell, the remotes, the services and the gateway in their order: a feature may import the ones before it, never one
 * after it. `demo` seeds and `testing` builds worlds out of everything, so they stand outside the order.
 */
const featureOrder = {
  shell: 'faults i18n loading monitoring errors remotes session layout pages rendered',
  'mf-auth':
    'faults forms flow page mailed-link providers company steps second-factor auth-steps dialog password signup-success account credits ' +
    'account-page authentication',
  'mf-booking':
    'addon-pictures ads credits information map cover notice search places filters favourites comparison landing list big-event quote booking-path quote-rail option upsell venue quote-task signature cancellation changes quote-share quote-page rendered',
  'mf-client-area': 'area profile check-user share guests events event quotes',
  'mf-survey': 'survey answers kept day layout step contact room lunch wellness evening needs upsell summary validated',
  'mf-staff':
    'desk trail saved-views search mails presence follow-up losses room-moves blocks calendar cancellation payments written-lines approvals changes change-approvals attendance credits sheets deals customers history network-workbook network deal-terms quotes proposals new-quote referentials releases retention room-changes sandbox scientists feeds surveys tasks undelivered ' +
    'accounts companies reports planning pipeline today frame',
  'svc-booking':
    'db outside geocoder ledger documents rates rooms scientists audit calendar deal-terms vat-rates pictures venues rights crm prices search signature-state availability big-events ' +
    'bookings referentials spreadsheets deals reports profiles personal-data credits events change-offers booked-rooms demands options quotes lunches supplements venue-search network network-file planning on-behalf blocks sales-desk desk-search records sheets exports feeds saved-views presence ' +
    'written-lines approvals room-moves cancellation payments changes change-approvals attendance company-register signature proposals reinstatement erasure retention sweeping',
  'svc-survey':
    'crm db rights profiles audit events calendar scientists share guests notices personal-data surveys client-area supplements bookings erasure ' +
    'staff sheets retention',
  'svc-identity':
    'answers db emails mails phones redirects audit users administration credits companies company-steps profile sessions guesses mail-links ' +
    'sign-in accounts customers desk-accounts identification login second-factor third-party passwords personal-data sso password-reset retention signup user-info',
  'svc-documents':
    'chromium fonts kept-documents paper pdf printing signature-page rendering quotes certificate samples sheet signing statement supplements',
  gateway: 'releases contract archives stores upstreams rendering',
};
const outsideTheOrder = new Set(['demo', 'testing', 'locales']);

const foldersOf = (workspace) =>
  readdirSync(path.join(import.meta.dirname, workspace, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !outsideTheOrder.has(entry.name))
    .map(({ name }) => name);

const ordered = Object.entries(featureOrder).flatMap(([workspace, list]) => {
  const features = list.split(' ');
  const unknown = foldersOf(workspace).filter((folder) => !features.includes(folder));
  if (unknown.length > 0) throw new Error(`${workspace}: ${unknown.join(', ')} has no place in the order of features`);
  return features.slice(0, -1).map((feature, index) => ({
    name: `${workspace}: ${feature} stands before`,
    severity: 'error',
    // What a feature keeps in a row is a type of its own, which the tables name.
    from: { path: `^${workspace}/src/${feature}/`, pathNot: '/db/tables(/|\\.ts$)|\\.test\\.tsx?$|/testing/' },
    to: { path: `^${workspace}/src/(${features.slice(index + 1).join('|')})/` },
  }));
});

export default {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }, ...ordered],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.json'],
    },
  },
};
