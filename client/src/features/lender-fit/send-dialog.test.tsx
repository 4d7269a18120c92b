import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { SendDialog } from './send-dialog';

test('after an answer that was lost, another choice is sent as another one, and the same one as the same', async () => {
  const sent: { rateIds: string[]; key: string }[] = [];
  const answers: Answers = {
    LenderChoicePreview: () => ({ lenderChoicePreview: null }),
    SendLenderChoice: ({ input }) => {
      sent.push(input as (typeof sent)[number]);
      return new Error('the answer was lost');
    },
  };
  const send = async (rateIds: string[]): Promise<void> => {
    const before = sent.length;
    const input = { id: 'a1', rateIds, exitMonth: 60, exitReason: 'TERM' as const };
    inApp(
      <SendDialog
        id="a1"
        people="Ada"
        lenders={[]}
        input={input}
        close={() => undefined}
        reload={async () => undefined}
      />,
      { answers },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(before + 1));
    cleanup();
  };
  await send(['granite']);
  await send(['granite']);
  await send(['granite', 'harbour']);
  const [first, again, other] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
