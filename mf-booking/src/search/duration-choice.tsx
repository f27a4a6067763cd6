import { legalPlenaryDurations } from '@plenary/contracts/legal-durations';
import type { Duration } from '@plenary/contracts/search';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id.ts';
import { durationOptions, errorText } from './search-words.ts';
import type { Search } from './use-search.ts';

/** Duration of a day's plenary, among those legal at its place. */
export const DurationChoice = ({ search, day, label }: { search: Search; day: number; label: string }) => {
  const { t } = useTranslation('booking');
  const { state, errors, dispatch } = search;
  const current: Duration = state.days[day]?.plenary.duration ?? 'AM, PM';
  const path = `days.${day}.plenary.duration`;
  return (
    <SegmentedControl
      id={fieldId(path)}
      label={label}
      options={durationOptions(t, legalPlenaryDurations(day, state.days.length), current)}
      value={current}
      onChange={(duration) => dispatch({ type: 'plenary-duration-changed', day, duration })}
      error={errorText(t, errors, path)}
    />
  );
};
