import type { ContactErasure } from './crm-port.ts';
import { objectOf } from './salesforce-record.ts';

/** The task for the organisation's administrators: the person is identified by the records alone. In French, the language of sales. */
export const erasureTask = ({ askedOn, records }: ContactErasure): Record<string, string> => {
  const lines = records.map(({ id, kind, salesforceId }) => `${objectOf(kind)} ${salesforceId ?? `Plenary_Id__c = ${id}`}`);
  return {
    Subject: 'Effacer les données personnelles d’un contact',
    Description: [
      'La personne à laquelle se rapportent ces fiches a effacé son compte.',
      'Effacez-y son nom et ses coordonnées, ainsi que sur sa fiche contact :',
      ...lines,
    ].join('\n'),
    ActivityDate: askedOn,
    Priority: 'High',
    Status: 'Not Started',
  };
};
