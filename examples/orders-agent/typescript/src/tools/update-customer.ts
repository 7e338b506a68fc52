import { ToolError } from "../toolspec/runtime.js";
import type { UpdateCustomerFactory } from "../toolspec/update-customer.js";

/** Change some fields of a customer. Absent leaves a field alone; null clears it. */
export const updateCustomer: UpdateCustomerFactory =
  ({ orderRepoCustomers }) =>
  (input) => {
    const {
      customer_id: id,
      "nick-name": nickName,
      class: customerClass,
      "2fa": twoFactor,
      ...labels
    } = input;
    const customer = orderRepoCustomers.get(id);
    if (customer === undefined)
      throw new ToolError(`There is no customer ${id}.`);
    if (nickName !== undefined) customer.nickName = nickName;
    if (customerClass !== undefined) customer.class = customerClass;
    if (twoFactor !== undefined) customer.twoFactor = twoFactor;
    Object.assign(customer.labels, labels);
    return `Customer ${id} is up to date.`;
  };
