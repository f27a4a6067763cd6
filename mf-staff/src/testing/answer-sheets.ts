import * as versions from '@plenary/contracts/sheet-versions.endpoints';
import * as contract from '@plenary/contracts/sheets.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { makeDayBookings, makeDaySurveys, makePaperVersions, makeSheetVersions, secondVersion } from './make-sheet.ts';

/** A day of Ternes with three events; its 13 March 2027 is a weekend without any. */
export const answerSheets = ({ answer }: Pick<Fake, 'answer'>) => {
  const isWeekend = (day: string) => day === '2027-03-13';
  answer(contract.getDayBookings, ({ params: { venue, day } }) => {
    if (venue !== 'ternes') refuse('not-found');
    return isWeekend(day) ? makeDayBookings(day, { closed: { name: null }, events: [], blocks: [] }) : makeDayBookings(day);
  });
  answer(versions.getSheetVersions, () => makeSheetVersions());
  answer(versions.addSheetVersion, ({ body }) =>
    makeSheetVersions({ changes: [], versions: [{ ...secondVersion, sentTo: body.sendTo ?? [] }, ...makeSheetVersions().versions] }),
  );
  answer(versions.getPaperVersions, () => makePaperVersions({ versions: [], changes: [] }));
  answer(versions.addPaperVersion, ({ body }) =>
    makePaperVersions({ changes: [], versions: [{ ...secondVersion, sentTo: body.sendTo ?? [] }, ...makePaperVersions().versions] }),
  );
  answer(contract.getDaySurveys, ({ params: { day } }) => (isWeekend(day) ? { scientist: null, events: [] } : makeDaySurveys(day)));
};
