// Keys that sign in without a password: this device's, or one that is carried along.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { facet, queries } from '../../lib/facet.ts';
import { ago } from '../../lib/format.ts';
import { addPasskey, hasPasskeys } from '../../lib/passkeys.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tell, tellFault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Card } from '../../parts/screen.tsx';

export const passkeysQuery = queryOptions({
  queryKey: ['me', 'passkeys'],
  queryFn: async () => (await facet.me.passkeys()).items,
});
const refresh = () => queries.invalidateQueries({ queryKey: ['me', 'passkeys'] });

export function PasskeysCard() {
  const passkeys = useQuery(passkeysQuery);
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: (made) => {
      if (made) tell(t.you.passkeyAdded);
      return refresh();
    },
    onError: tellFault,
  });
  const remove = useMutation({
    mutationFn: (id: string) => facet.me.deletePasskey(id),
    onSuccess: refresh,
    onError: tellFault,
  });
  return (
    <Card title={t.you.passkeys} note={t.you.passkeysNote}>
      {passkeys.data !== undefined && passkeys.data.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-lg border border-line">
          {passkeys.data.map((passkey) => (
            <li key={passkey.passkeyId} className="flex items-center gap-3 px-3 py-2">
              <span className="text-muted">
                <Icon name="key" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">{passkey.name}</span>
                <span className="block text-xs text-muted">
                  {passkey.lastUsedAt === null
                    ? t.you.passkeyUnused
                    : t.keysScreen.used(ago(passkey.lastUsedAt))}
                </span>
              </span>
              <Button
                look="ghost"
                size="small"
                aria-label={t.you.removePasskey(passkey.name)}
                onPress={() => remove.mutate(passkey.passkeyId)}
              >
                {t.common.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button icon="plus" busy={add.isPending} onPress={() => add.mutate()}>
          {t.you.addPasskey}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t.you.noPasskeys}</p>
      )}
    </Card>
  );
}
