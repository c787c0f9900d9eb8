import { contactTexts } from '@/content/public/request/contact-section';

/** The tariffs, the step above them and the rush service. */
export function PriceTable() {
  return (
    <table className="price-table">
      <caption>{contactTexts.prices}</caption>
      <tbody>
        {contactTexts.priceList.map(([what, price]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
