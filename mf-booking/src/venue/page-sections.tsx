import { sellsServices } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './page-sections.module.css';

/** Links to what a venue's page tells, by the ids of its headings: the page is long. */
export const PageSections = ({ hasRooms }: { hasRooms: boolean }) => {
  const { t } = useTranslation('booking');
  const services = sellsServices(usePlatform().settings.productMode) ? 'catering' : 'equipment';
  const sections = [
    ...(hasRooms ? [{ id: 'rooms', name: t('venuePage.sections.rooms') }] : []),
    { id: 'figures', name: t('venuePage.sections.figures') },
    { id: services, name: t(`venuePage.${services}.title`) },
    { id: 'coming', name: t('venuePage.coming.title') },
  ];
  return (
    <nav aria-label={t('venuePage.sections.label')}>
      <ul className={styles.sections}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.section} href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const goTo = (event: { preventDefault(): void }, id: string) => {
  const heading = document.getElementById(id);
  if (!heading) return;
  // The address stays as it is: a router would take a new hash for a navigation.
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView?.();
};
