import { contactTexts } from '@/content/public/request/contact-section';

/** The tariffs, the step above them and the rush service. */
export function PriceTable() {
  return (
    <table className="w-full">
      <caption className="mb-2 text-left text-lg font-bold">{contactTexts.prices}</caption>
      <tbody>
        {contactTexts.priceList.map(([what, price]) => (
          <tr key={what} className="border-t border-line">
            <th scope="row" className="py-2 pr-5 text-left font-normal">
              {what}
            </th>
            <td className="text-right font-semibold whitespace-nowrap tabular-nums">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
