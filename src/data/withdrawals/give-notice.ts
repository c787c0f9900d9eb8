import { supabase } from '@/data/client';
import { dataErrorCode } from '@/data/errors';
import { nudgeSender } from '@/data/outgoing/nudge';
import { timestamp } from '@/data/readable-rows';
import { read } from '@/data/run';
import type { WithdrawalNotice } from '@/domain/request/withdrawal-notice';

/** When it was received, as ISO 8601; or that it was not: too many came in, or the database could not be reached. */
type Given = { receivedAt: string } | { failure: 'limited' | 'failed' };

/** Tells the office that somebody withdraws. A second attempt under the same id is the same notice. Never throws. */
export async function giveNotice(id: string, notice: WithdrawalNotice): Promise<Given> {
  const { name, email, reference, postcode, houseNumber, orderedOn } = notice;
  const hasHome = postcode !== '';
  try {
    const given = {
      ...{ id, name, email },
      ...(reference !== '' && { reference }),
      ...(hasHome && { postcode, house_number: houseNumber, ordered_on: orderedOn }),
    };
    const receivedAt = await read(timestamp, supabase.rpc('give_withdrawal_notice', given));
    nudgeSender();
    return { receivedAt };
  } catch (error) {
    console.warn('The withdrawal is not stored', error);
    return { failure: dataErrorCode(error) === 'rate-limited' ? 'limited' : 'failed' };
  }
}
