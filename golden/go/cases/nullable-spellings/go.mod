module example.com/nullable-spellings-agent

go 1.24
