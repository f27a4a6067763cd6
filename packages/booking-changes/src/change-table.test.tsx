import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import type { ChangeSide } from '@plenary/contracts/changes.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { PlatformProvider } from '@plenary/platform';
import { createTestPlatform } from '@plenary/platform/testing';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ChangeTable } from './change-table.tsx';
import { createTexts } from './testing/texts.ts';
import { TextsOf } from './texts-of.tsx';

const day = (date: string, fields: Partial<SearchDay['plenary']> = {}, rest: Partial<SearchDay> = {}): SearchDay => ({
  ...{ date, lunchPax: 24, subcommittees: [] },
  plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater', ...fields },
  ...rest,
});
const side = (days: SearchDay[]): ChangeSide => ({
  ...{ days, rooms: [], items: [], totalExcludingVatPrice: 2400_00, totalIncludingVatPrice: 2880_00 },
  vatBreakdown: [{ percent: 20, base: 2400_00, amount: 480_00 }],
  deposit: { percent: 70, amount: 2016_00 },
});

const draw = (props: ComponentProps<typeof ChangeTable>, language: Language = 'fr') =>
  render(
    <I18nextProvider i18n={createTexts(language)}>
      <PlatformProvider value={createTestPlatform({ language, locale: localeOf[language] })}>
        <TextsOf value="remote">
          <ChangeTable {...props} />
        </TextsOf>
      </PlatformProvider>
    </I18nextProvider>,
  );
const show = (before: SearchDay[], after: SearchDay[], language: Language = 'fr') => {
  draw({ before: side(before), after: side(after) }, language);
  return shown();
};
const shown = () => screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u2009\u202f]/g, ' '));
const [tuesday, wednesday, friday] = ['2027-01-19', '2027-01-20', '2027-01-22'] as const;

test('a change of set-up, halves, lunch and subcommittees is told, each by its days', () => {
  const small = { pax: 8, duration: 'AM', configuration: 'u' } as const;
  const rows = show(
    [day(tuesday), day(wednesday, {}, { subcommittees: [small] })],
    [
      day(tuesday, { configuration: 'u' }),
      day(wednesday, { duration: 'AM' }, { lunchPax: 10, subcommittees: [{ ...small, pax: 1 }, small] }),
    ],
  );
  expect(rows.slice(1, 8)).toEqual([
    'Dates19–20 janv. 202719–20 janv. 2027',
    'Participants2424',
    'Salles––',
    'DispositionThéâtremar. 19 janvier : En U\nmer. 20 janvier : Théâtre',
    'DuréeJournéemar. 19 janvier : Journée\nmer. 20 janvier : Matin',
    'Convives au déjeuner24mar. 19 janvier : 24\nmer. 20 janvier : 10',
    'Sous-sallesmar. 19 janvier : –\nmer. 20 janvier : 8 pers. (En U, Matin)' +
      'mar. 19 janvier : –\nmer. 20 janvier : 1 pers. (En U, Matin) et 8 pers. (En U, Matin)',
  ]);
});

test('what stays is not told again: no set-up, no halves, and no lunch that goes along with the people', () => {
  const rows = show([day(tuesday)], [day(tuesday, { pax: 30 }, { lunchPax: 30 })], 'en');
  expect(rows.slice(1, 5)).toEqual(['Dates19 Jan 202719 Jan 2027', 'People2430', 'Rooms––', 'Total excl. VAT€2,400.00€2,400.00']);
  const total = screen.getByRole('row', { name: /^Total excl/ });
  expect([...total.querySelectorAll('td')].map(({ dataset }) => dataset.label)).toEqual(['Today', 'Unchanged']);
});

test('days with a gap are not told as one span', () => {
  const [, dates] = show([day(tuesday), day(wednesday)], [day(tuesday), day(friday)]);
  expect(dates).toBe('Dates19–20 janv. 202719 janv. 2027 et 22 janv. 2027');
});

// Lifecycle L18.
test.each([
  ['of its percent', 2880_00, 2016_00, 'Deposit of 70% incl. VAT'],
  ['as agreed on', 2400_00, 2016_00, 'Deposit as agreed, incl. VAT'],
  ['the whole of a total that is less than what was agreed on', 1800_00, 1800_00, 'Deposit as agreed, limited to the total incl. VAT'],
])('a deposit is %s', (_, totalIncludingVatPrice, amount, label) => {
  const before = side([day(tuesday)]);
  draw({ before, after: { ...before, totalIncludingVatPrice, deposit: { percent: 70, amount } } }, 'en');
  expect(screen.getByRole('rowheader', { name: label })).toBeTruthy();
});

// Look 13.
test('what is due for changes, was received and is left to pay stands below, where the ledger is known', () => {
  const [before, after] = [side([day(tuesday)]), { ...side([day(tuesday)]), totalIncludingVatPrice: 2400_00 }];
  const fee = { feeIncludingVat: 60_00 } as CancellationFee;
  const { unmount } = draw({ before, after, fee, ledger: { received: 2016_00, fees: 12_00 } });
  expect(shown().slice(-3)).toEqual([
    'Frais de modification TTC12,00 €72,00 €',
    'Déjà reçu2 016,00 €2 016,00 €',
    'Reste à payer, hors suppléments876,00 €456,00 €',
  ]);
  unmount();
  draw({ before, after, fee });
  expect(screen.queryByRole('row', { name: /^Déjà reçu/ })).toBeNull();
});

test('rooms that the booking has no more are told by their days, those that stay are not', () => {
  const room = (date: string, roomName: string, index = 0) => ({ day: date, place: 'plenary' as const, index, roomName });
  const rooms = [room(tuesday, 'Wagram'), room(wednesday, 'Wagram')];
  const days = [day(tuesday), day(wednesday)];
  draw({ before: { ...side(days), rooms }, after: { ...side(days), rooms: [room(tuesday, 'Wagram'), room(wednesday, 'Bayen')] } });
  expect(shown()).toContainEqual(expect.stringMatching(/^Salles renduesWagram \(mer\. 20 janvier\)$/));
  expect(screen.getAllByRole('row', { name: /^Salles rendues/ })).toHaveLength(1);
});
