// Package services contains the services of the tools of orders-agent. adlgen
// created its files once and does not overwrite them; edit them freely. It must
// not import package toolspec, which imports it.
package services
