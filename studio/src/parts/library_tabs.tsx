import { t } from '../lib/texts.ts';
import { TabLinks } from './screen.tsx';

export function LibraryTabs() {
  return (
    <TabLinks
      label={t.nav.library}
      tabs={[
        { to: '/library', label: t.library.topics, exact: true },
        { to: '/library/assets', label: t.library.assets },
        { to: '/library/brands', label: t.library.brands },
        { to: '/library/links', label: t.library.links },
        { to: '/library/routing', label: t.library.routing },
        { to: '/library/domains', label: t.library.domains },
      ]}
    />
  );
}
