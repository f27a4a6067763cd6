import { paths } from '../paths.ts';

interface DeskPlace<Id extends string = string> {
  /** Key of its words. */
  id: Id;
  to: string;
  /** Further addresses of its pages. */
  further?: readonly string[];
}

interface DeskArea {
  /** Key of its words. */
  id: string;
  /** The first one that its reader may see is where the area begins. */
  places: readonly DeskPlace[];
}

/** The desk as its navigation shows it: what staff do each day in front, the platform's own tools at the end. */
export const deskAreas = [
  {
    id: 'today',
    places: [
      { id: 'today', to: paths.today() },
      { id: 'week', to: paths.week() },
    ],
  },
  {
    id: 'events',
    places: [
      { id: 'events', to: paths.events(), further: ['/staff/quotes', '/staff/new-quote'] },
      { id: 'sheets', to: paths.sheets },
      { id: 'surveys', to: paths.surveys() },
    ],
  },
  {
    id: 'planning',
    places: [
      { id: 'planning', to: paths.planning() },
      { id: 'calendar', to: paths.calendar() },
    ],
  },
  {
    id: 'pipeline',
    places: [
      { id: 'pipeline', to: paths.pipeline() },
      { id: 'proposals', to: paths.proposals() },
    ],
  },
  { id: 'customers', places: [{ id: 'customers', to: paths.customers() }] },
  { id: 'requests', places: [{ id: 'tasks', to: paths.tasks() }] },
  { id: 'reports', places: [{ id: 'reports', to: paths.reports() }] },
  {
    id: 'network',
    places: [
      { id: 'network', to: paths.network(), further: [paths.networkImport] },
      { id: 'rooms', to: paths.rooms() },
      { id: 'roomChanges', to: paths.roomChanges(), further: ['/referential-changes'] },
      { id: 'scientists', to: paths.scientists },
    ],
  },
  {
    id: 'administration',
    places: [
      { id: 'accounts', to: paths.accounts(), further: [paths.companies()] },
      { id: 'undelivered', to: paths.undelivered, further: [paths.crmFaults] },
      { id: 'trail', to: paths.trail(), further: [paths.retention()] },
      { id: 'feeds', to: paths.feeds },
      { id: 'discountLimits', to: paths.discountLimits },
      { id: 'dealTerms', to: paths.dealTerms },
      { id: 'releases', to: paths.releases },
      { id: 'sandbox', to: paths.sandbox },
    ],
  },
] as const satisfies readonly DeskArea[];

/** A place with words. */
export type Place = DeskPlace<(typeof deskAreas)[number]['places'][number]['id']>;
