import type { FooterLinkGroup } from '@facet/sdk';
import { randomId } from '../../lib/browser.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Part } from './part.tsx';
import type { PartProps } from './settings_draft.ts';

type Link = FooterLinkGroup['links'][number];

export function Footer({ draft, set, disabled }: PartProps) {
  const groups = draft.footerLinks;
  const put = (footerLinks: FooterLinkGroup[]) => set({ footerLinks });
  const change = (id: string, next: Partial<FooterLinkGroup>) =>
    put(groups.map((group) => (group.id === id ? { ...group, ...next } : group)));
  const changeLink = (group: FooterLinkGroup, id: string, next: Partial<Link>) =>
    change(group.id, {
      links: group.links.map((link) => (link.id === id ? { ...link, ...next } : link)),
    });
  const newLink = (): Link => ({ id: randomId().slice(0, 12), text: '', url: 'https://' });
  return (
    <Part id="footer" title={t.pageSettings.footer} note={t.pageSettings.footerNote} reach="now">
      <div className="flex flex-col gap-3">
        {groups.map((group) => (
          <div key={group.id} className="flex flex-col gap-3 rounded-lg border border-line p-3">
            <div className="flex items-end gap-2">
              <div className="flex-1">
                <Field
                  label={t.pageSettings.footerGroup}
                  value={group.title}
                  onChange={(title) => change(group.id, { title })}
                  disabled={disabled}
                />
              </div>
              <IconButton
                icon="trash"
                label={t.common.remove}
                isDisabled={disabled}
                onPress={() => put(groups.filter(({ id }) => id !== group.id))}
              />
            </div>
            {group.links.map((link) => (
              <div key={link.id} className="flex items-end gap-2 border-s-2 border-line ps-3">
                <div className="flex-1">
                  <Field
                    label={t.pageSettings.linkText}
                    value={link.text}
                    onChange={(text) => changeLink(group, link.id, { text })}
                    required
                    disabled={disabled}
                  />
                </div>
                <div className="flex-1">
                  <Field
                    label={t.newPage.url}
                    value={link.url}
                    onChange={(url) => changeLink(group, link.id, { url })}
                    required
                    disabled={disabled}
                  />
                </div>
                <IconButton
                  icon="trash"
                  label={t.common.remove}
                  isDisabled={disabled}
                  onPress={() =>
                    change(group.id, { links: group.links.filter(({ id }) => id !== link.id) })
                  }
                />
              </div>
            ))}
            {!disabled && (
              <Button
                size="small"
                look="ghost"
                icon="plus"
                className="self-start"
                onPress={() => change(group.id, { links: [...group.links, newLink()] })}
              >
                {t.pageSettings.addLink}
              </Button>
            )}
          </div>
        ))}
        {!disabled && (
          <div>
            <Button
              size="small"
              icon="plus"
              onPress={() =>
                put([...groups, { id: randomId().slice(0, 12), title: '', links: [newLink()] }])
              }
            >
              {t.pageSettings.addGroup}
            </Button>
          </div>
        )}
      </div>
    </Part>
  );
}
