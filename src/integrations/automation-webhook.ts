import { askService } from '@/lib/http';
import { reportFailedDelivery, reportTrouble } from '@/lib/trouble';

const timeout = 8_000;

/**
 * Posts a request as JSON to the automation at `url`. True when it answered 2xx itself; false on anything else, which
 * is logged. An empty url means that no automation is set up: nothing is sent, and the result is true.
 */
export async function sendWebhook(url: string, data: object): Promise<boolean> {
  if (url === '') return true;
  try {
    const answer = await askService(url, timeout, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
    if (!answer.ok) {
      console.warn(`The automation webhook answered ${answer.status}`);
      reportTrouble('delivery', `webhook ${answer.status}`);
    }
    return answer.ok;
  } catch (error) {
    console.warn('The automation webhook gave no answer', error);
    reportFailedDelivery('webhook', error);
    return false;
  }
}
