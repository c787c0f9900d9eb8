import { contactTexts } from '@/content/public/request/contact-section';

/** The tariffs, the step above them and the rush service. */
export function PriceTable() {
  return (
    <table className="mt-3">
      <caption className="text-left font-bold">{contactTexts.prices}</caption>
      <tbody>
        {contactTexts.priceList.map(([what, price]) => (
          <tr key={what}>
            <th scope="row" className="pr-5 text-left font-normal">
              {what}
            </th>
            <td className="text-right whitespace-nowrap">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
