import { sellsServices } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { PathSteps } from '@plenary/ui/path-steps';
import { useTranslation } from 'react-i18next';

const steps = ['venue', 'extras', 'quote', 'option', 'signature', 'preparation'] as const;
export type PathStep = (typeof steps)[number];

interface Props {
  current: PathStep;
  /** Addresses of the steps that can be gone back to. */
  ways?: Partial<Record<PathStep, string>>;
  /** Query with the search, for the pages that take it from the history. */
  search?: string;
}

/** The way from a venue to an event that is ready, with the place on it; where no extras are sold it has no step for them. */
export const BookingPath = ({ current, ways = {}, search }: Props) => {
  const { t } = useTranslation('booking');
  const { settings } = usePlatform();
  const offered = steps.filter((step) => step !== 'extras' || sellsServices(settings.productMode));
  const position = offered.indexOf(current);
  const next = offered[position + 1];
  const progress = { step: position + 1, count: offered.length };
  return (
    <PathSteps
      label={t('path.label')}
      current={current}
      progress={next ? t('path.progress', { ...progress, next: t(`path.steps.${next}`).toLowerCase() }) : t('path.last', progress)}
      steps={offered.map((id) => {
        const [to, label] = [ways[id], t(`path.steps.${id}`)];
        return {
          id,
          label,
          ...(to && {
            way: (
              <Link to={to} state={{ search }}>
                {label}
              </Link>
            ),
          }),
        };
      })}
    />
  );
};
