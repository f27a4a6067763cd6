import { formatDays } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { customerName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import { isProposal } from '../quotes/is-proposal.ts';
import type { QuoteData } from '../quotes/load-quote.ts';
import { draftsOf } from '../written-lines/line-draft.ts';
import { ProposalForm } from './proposal-form.tsx';

/** The next version of a proposal that was sent: it takes the place of the one that stands (design: lifecycle L11). */
export const VersionPage = () => {
  const { booked, deal } = useLoaderData<QuoteData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { quote, customer, revision = 0 } = booked;
  const { id, demandId, status, buildingName, eventStartDate, eventEndDate, items, days } = quote;
  const company = customerName(customer);
  const dates = days?.map(({ date }) => date) ?? [...new Set(items.map(({ date }) => date))];
  return (
    <DeskPage
      title={t('proposals.newVersion', { company })}
      description={t('quotes.about', { venue: buildingName, days: formatDays(eventStartDate, eventEndDate, locale) })}
      choices={<DeskLink to={paths.quote(id)}>{t('approvals.toQuote')}</DeskLink>}
    >
      {status === 'Presented' && deal?.userId && isProposal(quote) ? (
        <Panel id="version" title={t('proposals.title')}>
          <ProposalForm
            key={`${id} ${revision}`}
            {...{ demandId, days: dates, userId: deal.userId, initial: draftsOf(quote), replaces: { quoteId: id, revision } }}
          />
        </Panel>
      ) : (
        <Callout tone="warning">{t('proposals.cannotChange')}</Callout>
      )}
    </DeskPage>
  );
};
