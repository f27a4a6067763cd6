import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { PeriodForm } from '../deals/period-form.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import listStyles from '../desk/list.module.css';
import { NewerList } from '../desk/newer-list.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { useAsk } from '../desk/use-ask.ts';
import { paths } from '../paths.ts';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { fetchPipeline } from './api.ts';
import { ConversionLine } from './conversion-line.tsx';
import type { PipelineData } from './load-pipeline.ts';
import styles from './pipeline.module.css';
import { PipelineBoard } from './pipeline-board.tsx';
import { PipelineSum } from './pipeline-sum.tsx';

/** Requests and deals by stage, each with value, owner and what comes next (design: desk D8). The address holds what is shown. */
export const PipelinePage = () => {
  const data = useLoaderData<PipelineData>();
  const { t } = useTranslation('staff');
  const { asked, columns, tag, away } = data;
  return (
    <DeskPage
      title={t('pipeline.title')}
      choices={
        <>
          <DeskLink to={paths.events({ ...asked, sort: 'ends' })}>{t('pipeline.asTable')}</DeskLink>
          <DeskLink className={buttonClass({ size: 'small' })} to={paths.newQuote()}>
            {t('newQuote.open')}
          </DeskLink>
        </>
      }
    >
      <SavedViews list="pipeline" asked={asked} />
      <PipelineFilter data={data} />
      <Unanswered away={away}>
        <NewerList tag={tag} ask={(unless) => fetchPipeline(asked, unless)}>
          <PipelineSum columns={columns}>
            <ConversionLine asked={asked} today={data.today} />
          </PipelineSum>
          <div className={styles.scroll}>
            <PipelineBoard data={data} />
          </div>
          {columns.some((column) => column.weighted) ? <p className={styles.quiet}>{t('pipeline.how')}</p> : null}
        </NewerList>
      </Unanswered>
    </DeskPage>
  );
};

const PipelineFilter = ({ data: { asked, colleagues, today } }: { data: PipelineData }) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const ask = useAsk(asked, paths.pipeline);
  const all = { id: 'all', label: t('deals.all') } as const;
  const others = colleagues.filter(({ userId }) => userId !== session?.id);
  return (
    <section className={listStyles.filters} aria-label={t('deals.filters')}>
      <NativeSelect
        label={t('followUp.owner')}
        options={[
          all,
          ...(session ? [{ id: session.id, label: t('pipeline.mine') }] : []),
          { id: 'nobody', label: t('tasks.nobody') },
          ...others.map(({ userId: id, name: label }) => ({ id, label })),
        ]}
        value={asked.owner ?? 'all'}
        onChange={(id) => ask({ owner: id === 'all' ? undefined : id })}
      />
      <NativeSelect
        label={t('followUp.next')}
        options={[all, { id: 'due', label: t('pipeline.due') }]}
        value={asked.due ? 'due' : 'all'}
        onChange={(id) => ask({ due: id === 'due' ? today : undefined })}
      />
      <NativeSelect
        label={t('desk.country')}
        options={[all, ...countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))]}
        value={asked.country ?? 'all'}
        onChange={(id) => ask({ country: id === 'all' ? undefined : id })}
      />
      <PeriodForm key={`${asked.from} ${asked.to}`} from={asked.from} to={asked.to} onPeriod={ask} />
    </section>
  );
};
