import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import type { Override } from '../remotes/overrides.ts';

interface Props {
  override: Override;
  /** Ends it; the page then reloads. */
  onClear: () => void;
}

/** Names the remote that is a local build, on a developer's own machine. */
export const OverrideBanner = ({ override: { name, origin }, onClear }: Props) => {
  const { t } = useTranslation('shell');
  return (
    <aside aria-label={t('layout.override.label')}>
      <Callout
        tone="warning"
        title={t('layout.override.title', { name, origin })}
        actions={
          <Button size="small" variant="secondary" onClick={onClear}>
            {t('layout.override.clear')}
          </Button>
        }
      />
    </aside>
  );
};
