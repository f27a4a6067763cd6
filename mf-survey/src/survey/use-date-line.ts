import { usePlatform } from '@plenary/platform';
import { dayRange } from './day-names.ts';

/** 'Mar. 19 – mer. 20 janvier 2027 · Ternes' */
export const useDateLine = ({ startDate, endDate, buildingName }: { startDate: string; endDate: string; buildingName: string }): string => {
  const { locale } = usePlatform();
  return `${dayRange(startDate, endDate, locale)} · ${buildingName}`;
};
