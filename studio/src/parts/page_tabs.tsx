import { t } from '../lib/texts.ts';
import { TabLinks } from './screen.tsx';

/** The parts of one page. */
export function PageTabs({ pageId }: { pageId: string }) {
  const params = { pageId };
  return (
    <TabLinks
      label={t.page.label}
      tabs={[
        { to: '/pages/$pageId', params, label: t.page.tabs.audiences, exact: true },
        { to: '/pages/$pageId/analytics', params, label: t.page.tabs.analytics },
        { to: '/pages/$pageId/settings', params, label: t.page.tabs.settings },
      ]}
    />
  );
}
