// Above an older version: which one it is, and the way back.
import type { AudienceVersion } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';

export function Looking({
  version,
  mayWrite,
  onCompare,
  onRestore,
  onBack,
}: {
  version: AudienceVersion;
  mayWrite: boolean;
  onCompare(): void;
  onRestore(): void;
  onBack(): void;
}) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 rounded-lg bg-warn-soft px-3 py-1.5 text-sm text-warn">
      <span className="flex-1">{t.editor.versions.looking(version.versionNumber)}</span>
      <Button size="small" onPress={onCompare}>
        {t.editor.versions.compare}
      </Button>
      {mayWrite && (
        <Button size="small" onPress={onRestore}>
          {t.editor.versions.restore}
        </Button>
      )}
      <Button size="small" look="solid" onPress={onBack}>
        {t.editor.versions.backToDraft}
      </Button>
    </div>
  );
}
