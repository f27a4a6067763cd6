import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  selectedId?: string;
  onChange?: (id: string) => void;
}

/** Views of one thing, one at a time. Separate pages are links, not tabs. */
export const Tabs = ({ label, tabs, selectedId, onChange }: TabsProps) => (
  <AriaTabs className={styles.tabs ?? ''} selectedKey={selectedId} onSelectionChange={(key) => onChange?.(String(key))}>
    <TabList aria-label={label} className={styles.list ?? ''}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
          {tab.label}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
);
