import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { Confirm } from '../../parts/overlay.tsx';
import { Card } from '../../parts/screen.tsx';
import { Receipt } from './receipt.tsx';

/** Asked once more, then done for good; the receipt stays until it is put away. */
export function Erase({ personId, name }: { personId: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const erase = useMutation({
    mutationFn: async () =>
      (await facet.persons.delete(personId).withResponse()).response.headers.get('erasure-receipt'),
    onSuccess: () => setAsking(false),
    onError: tellFault,
  });
  const leave = async () => {
    // Forgotten, not only asked again: the list must not show for a moment who is gone.
    queries.removeQueries({ queryKey: ['people'] });
    await navigate({ to: '/people' });
  };
  return (
    <Card title={t.person.eraseTitle} note={t.person.eraseNote}>
      <Button look="caution" icon="trash" onPress={() => setAsking(true)}>
        {t.person.eraseTitle}
      </Button>
      {asking && (
        <Confirm
          open
          danger
          title={t.person.eraseSure(name)}
          confirm={t.person.erase}
          busy={erase.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => erase.mutate()}
        >
          {t.person.eraseNote}
        </Confirm>
      )}
      {erase.isSuccess && <Receipt erasureId={erase.data ?? ''} onClose={() => void leave()} />}
    </Card>
  );
}
