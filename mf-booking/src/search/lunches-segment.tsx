import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { bringFields } from './bring-fields.ts';
import { SearchSegment, type SegmentProps } from './search-segment.tsx';
import { useLoad } from './use-load.ts';

const loadFields = () => bringFields(() => import('./lunches-fields.tsx'));

interface Props extends SegmentProps {
  /** Validates and goes; the popover has its own button, since a phone's sheet covers the bar's. */
  onSubmit: () => void;
}

export const LunchesSegment = ({ onSubmit, ...segment }: Props) => {
  const { t } = useTranslation('booking');
  const { search, isNear } = segment;
  const fields = useLoad({ name: 'lunches-fields', isWanted: isNear || search.state.openPopover === 'lunches', load: loadFields });
  return (
    <SearchSegment
      {...segment}
      popover="lunches"
      label={t('search.lunches.label')}
      placeholder={t('search.lunches.none')}
      missing={t('search.lunches.none')}
      title={t('search.lunches.title')}
      align="end"
      loads={[fields]}
      footer={<Button onClick={onSubmit}>{t('search.submit')}</Button>}
    >
      {fields.value ? <fields.value.LunchesFields search={search} /> : null}
    </SearchSegment>
  );
};
