import { t } from '../lib/texts.ts';
import { TabLinks } from './screen.tsx';

export function PeopleTabs() {
  return (
    <TabLinks
      label={t.nav.people}
      tabs={[
        { to: '/people', label: t.people.title, exact: true },
        { to: '/people/accounts', label: t.accounts.title },
        { to: '/people/submissions', label: t.submissions.title },
      ]}
    />
  );
}
