import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { createMailer } from '../../functions/send/mailer.ts';
import { sendDue } from '../../functions/send/run.ts';
import { withDatabase } from '../../../tools/local/database/backend.ts';
import { callAsServer } from '../../../tools/local/scheduled-function.ts';

// What killed.test.ts kills in the middle. It prints a line for each thing that is done.

const [work, database = '', port = '0', password = ''] = process.argv.slice(2);
const ids = z.array(z.object({ id: z.string() }));

await withDatabase(database, async (backend) => {
  if (work === 'send') {
    const smtp = { host: '127.0.0.1', port: Number(port), user: 'local', password };
    const from = { name: 'Woninglabel', address: 'post@woninglabel.example' };
    const sendMail = createMailer((options) => createTransport(options), { ...smtp, from });
    await sendDue({ siteUrl: 'http://localhost', call: callAsServer(backend), sendMail, attachmentOf: () => null });
  } else if (work === 'invoice') {
    for (const { id } of ids.parse(await backend.sql('select id from private.planned_invoices order by id'))) {
      await backend.sql(`update private.planned_invoices set not_before = now() where id = '${id}'`);
      await backend.sql('select private.make_planned_invoices()');
      process.stdout.write(`${id}\n`);
    }
  }
});
