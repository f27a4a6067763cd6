import { formatCount } from '@plenary/contracts/format';
/** A wait in words, rounded up: '45 seconds', '12 minutes'. */
export const waitText = (seconds: number, locale: string): string => {
  const inSeconds = seconds < 60;
  const unit = inSeconds ? 'second' : 'minute';
  const amount = inSeconds ? seconds : seconds / 60;
  return formatCount(Math.ceil(amount), locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
};
