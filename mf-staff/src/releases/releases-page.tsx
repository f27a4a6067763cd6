import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import type { Releases } from './api.ts';
import { DeedDialog, type WantedDeed } from './deed-dialog.tsx';
import { RemoteSection } from './remote-section.tsx';
import { ServiceSection } from './service-section.tsx';
import { TrailTable } from './trail-table.tsx';

/** The live versions of each domain, and an administrator's actions on them. */
export const ReleasesPage = () => {
  const { revision, remotes, services = [], trail } = useLoaderData<Releases>();
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<WantedDeed | null>(null);
  return (
    <DeskPage title={t('releases.title')} description={t('releases.description')}>
      {remotes.map((releases) => (
        <RemoteSection key={releases.remote} releases={releases} onWant={(deed) => setWanted({ remote: releases.remote, deed })} />
      ))}
      {services.map((releases) => (
        <ServiceSection key={releases.service} releases={releases} onWant={(deed) => setWanted({ remote: releases.service, deed })} />
      ))}
      {trail.length === 0 ? <EmptyState title={t('releases.noTrail')} /> : <TrailTable trail={trail} />}
      {wanted ? <DeedDialog {...wanted} revision={revision} onClose={() => setWanted(null)} onChanged={() => revalidate()} /> : null}
    </DeskPage>
  );
};
