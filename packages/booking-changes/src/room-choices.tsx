import type { Configuration, Duration } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTexts } from './texts-of.tsx';

interface Choice<Value> {
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** The set-ups that a search may contain, and the one of now. */
export const SetUpField = ({ value, error, onChange }: Choice<Configuration>) => {
  const t = useTexts();
  const options = [...new Set([...searchConfigurations, value])].map((id) => ({ id, label: t(`setUps.${id}`) }));
  return <NativeSelect label={t('room.setUp')} options={options} value={value} error={error} onChange={onChange} />;
};

/** The half-days that are offered, and those of now. */
export const DurationField = ({ value, offered, error, onChange }: Choice<Duration> & { offered: readonly Duration[] }) => {
  const t = useTexts();
  const options = (['AM, PM', 'AM', 'PM'] as const)
    .filter((id) => offered.includes(id) || id === value)
    .map((id) => ({ id, label: t(`durations.${id === 'AM, PM' ? 'full' : id}`) }));
  return <NativeSelect label={t('room.duration')} options={options} value={value} error={error} onChange={onChange} />;
};
