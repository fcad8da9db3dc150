import type { Page, RuleTarget } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../lib/texts.ts';
import { SelectField } from '../../parts/select.tsx';
import { audiencesQuery } from './queries.ts';

interface TargetFieldProps {
  label: string;
  pages: Page[];
  target: RuleTarget;
  /** The page of the variant that was chosen before. */
  pageOf(audienceId: string): string | undefined;
  onChange(target: RuleTarget): void;
}

/** A page, and of it everybody's variant or one of them. */
export function TargetField({ label, pages, target, pageOf, onChange }: TargetFieldProps) {
  const [chosen, setChosen] = useState(
    target.targetType === 'page'
      ? target.pageId
      : (pageOf(target.audienceId) ?? pages[0]?.pageId ?? ''),
  );
  const pageId = target.targetType === 'page' ? target.pageId : chosen;
  const audiences = useQuery(audiencesQuery(pageId)).data ?? [];
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <SelectField
        label={label}
        value={pageId}
        onChange={(id) => {
          setChosen(id);
          onChange({ targetType: 'page', pageId: id });
        }}
        choices={pages.map((page) => ({ id: page.pageId, label: page.name }))}
      />
      <SelectField
        label={t.routing.variant}
        value={target.targetType === 'audience' ? target.audienceId : ''}
        onChange={(id) =>
          onChange(
            id === '' ? { targetType: 'page', pageId } : { targetType: 'audience', audienceId: id },
          )
        }
        choices={[
          { id: '', label: t.routing.wholePage },
          ...audiences.map((audience) => ({
            id: audience.audienceId,
            label: audience.effectiveName,
          })),
          ...(target.targetType === 'audience' &&
          !audiences.some(({ audienceId }) => audienceId === target.audienceId)
            ? [{ id: target.audienceId, label: t.routing.oneVariant }]
            : []),
        ]}
      />
    </div>
  );
}
